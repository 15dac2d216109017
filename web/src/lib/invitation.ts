/* The invitation stands behind the # of the link: it is never sent to a server by a browser. It is taken out of the
   address at once and kept for this tab, so that it is not passed on by accident. */

/** Read the invitation of a table from the address, or what this tab remembers of it. */
export function invitationOf(table: string): string {
  const key = `invitation:${table}`,
    given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(key, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given || (sessionStorage.getItem(key) ?? '');
}

/** Copy a text; false where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.cssText = 'position:fixed;opacity:0';
    document.body.append(area);
    area.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without a secure origin
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
