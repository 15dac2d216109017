/* The server over HTTP. A refusal becomes an error that says why in any language. */

import type { GameInfo, Level, LogEntry, NewSeat, NewTable, Position, Refusal, Table } from './wire';
import type { Colour } from '../art/geometry';

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
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  if (!refusal?.error) throw new Unreachable();
  throw new Refused(refusal, response.status);
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await call(method, path, body)).json()) as T;

/** Fetch plain text. */
export async function fetchText(path: string): Promise<string> {
  return (await call('GET', path)).text();
}

export interface Me {
  id: string;
  name: string | null;
}
export interface Catalogue {
  games: GameInfo[];
  levels: Level[];
  colors: Colour[];
}

export const api = {
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string) => json<Me>('PUT', '/api/me', { name }),
  games: () => json<Catalogue>('GET', '/api/games'),
  rules: (game: string, lang: string) => fetchText(`/api/games/${game}/rules/${lang}`),
  tables: async () => (await json<{ tables: Table[] }>('GET', '/api/tables')).tables,
  table: (id: string) => json<Table>('GET', `/api/tables/${id}`),
  create: (table: NewTable) => json<Table>('POST', '/api/tables', table),
  sit: (id: string, seat: number, invitation: string, name: string, color: Colour) =>
    json<Table>('POST', `/api/tables/${id}/sit`, { seat, invitation, name, color }),
  leave: (id: string, seat: number) => json<Table>('POST', `/api/tables/${id}/leave`, { seat }),
  seat: (id: string, seat: number, change: { name?: string; color?: Colour; kind?: 'open' | 'bot'; level?: Level }) =>
    json<Table>('PATCH', `/api/tables/${id}/seats/${seat}`, change),
  rematch: (id: string) => json<Table>('POST', `/api/tables/${id}/rematch`),
  close: (id: string) => json<{ closed: boolean }>('DELETE', `/api/tables/${id}`),
  log: (id: string, from: number, to: number) =>
    json<{ steps: number; log: LogEntry[] }>('GET', `/api/tables/${id}/log?from=${from}&to=${to}`),
  replay: (id: string, from: number, to: number, seat: number | null = null) =>
    json<{ steps: number; frames: Position[] }>(
      'GET',
      `/api/tables/${id}/replay?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  playOn: (id: string, step: number, seats?: NewSeat[]) =>
    json<Table>('POST', `/api/tables/${id}/continue`, seats ? { step, seats } : { step }),
  upload: async (record: string) => (await (await call('POST', '/api/records', record, 'text/plain')).json()) as Table,
  recordOf: (id: string) => `/api/tables/${id}/record`,
};
