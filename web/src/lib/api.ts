/* The server over HTTP. A refusal becomes an error that says why in any language. */

import type {
  Catalogue,
  Closed,
  Color,
  Continuation,
  Leaving,
  LogPage,
  Me,
  Naming,
  NewSeat,
  NewTable,
  Refusal,
  ReplayPage,
  SeatChange,
  Sitting,
  Table,
  TableList,
} from './wire';

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text || refusal.error);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function call(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body), headers: { 'Content-Type': type } }),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const refusal: Refusal | null = await response.json().catch(() => null);
  if (!refusal?.error) throw new Unreachable();
  throw new Refused(refusal, response.status);
}

/* What comes back is what the server's types say: they are the same. */
const json = async <Reply, Body = undefined>(method: string, path: string, body?: Body): Promise<Reply> =>
  (await call(method, path, body)).json();

/** Fetch plain text. */
export async function fetchText(path: string): Promise<string> {
  return (await call('GET', path)).text();
}

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string) => json<Me, Naming>('PUT', '/api/me', { name }),
  games: () => json<Catalogue>('GET', '/api/games'),
  rules: (game: string, lang: string) => fetchText(`/api/games/${game}/rules/${lang}`),
  tables: async () => (await json<TableList>('GET', '/api/tables')).tables,
  table: (id: string) => json<Table>('GET', `/api/tables/${id}`),
  create: (table: NewTable) => json<Table, NewTable>('POST', '/api/tables', table),
  sit: (id: string, seat: number, invitation: string, name: string, color: Color) =>
    json<Table, Sitting>('POST', `/api/tables/${id}/sit`, { seat, invitation, name, color }),
  leave: (id: string, seat: number) => json<Table, Leaving>('POST', `/api/tables/${id}/leave`, { seat }),
  seat: (id: string, seat: number, change: SeatChange) =>
    json<Table, SeatChange>('PATCH', `/api/tables/${id}/seats/${seat}`, change),
  rematch: (id: string) => json<Table>('POST', `/api/tables/${id}/rematch`),
  close: (id: string) => json<Closed>('DELETE', `/api/tables/${id}`),
  log: (id: string, from: number, to: number) => json<LogPage>('GET', `/api/tables/${id}/log?from=${from}&to=${to}`),
  replay: (id: string, from: number, to: number, seat: number | null = null) =>
    json<ReplayPage>('GET', `/api/tables/${id}/replay?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`),
  playOn: (id: string, step: number, seats?: NewSeat[]) =>
    json<Table, Continuation>('POST', `/api/tables/${id}/continue`, seats ? { step, seats } : { step }),
  upload: async (record: string): Promise<Table> => (await call('POST', '/api/records', record, 'text/plain')).json(),
  recordOf: (id: string) => `/api/tables/${id}/record`,
};
