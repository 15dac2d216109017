/* Markdown of the rules as HTML: headings, paragraphs, lists, tables, quotes, emphasis. Everything is escaped first. */

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((#[\w-]*|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

/** Give the id of a heading: an explicit `{#id}` at its end, else its words. */
export function headingId(title: string): string {
  const own = /\{#([\w-]+)\}\s*$/.exec(title);
  return own
    ? own[1]!
    : title
        .toLocaleLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
}

export interface Heading {
  id: string;
  level: number;
  title: string;
}

/** List the headings of a text. */
export function headings(markdown: string): Heading[] {
  return [...markdown.matchAll(/^(#{1,4})\s+(.+)$/gm)].map(([, marks, title]) => ({
    id: headingId(title!),
    level: marks!.length,
    title: title!.replace(/\s*\{#[\w-]+\}\s*$/, ''),
  }));
}

/** Turn a text into HTML. */
export function toHtml(markdown: string): string {
  const out: string[] = [],
    lines = markdown.replaceAll('\r', '').split('\n');
  const row = (line: string, tag: string) =>
    '<tr>' +
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('') +
    '</tr>';
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!;
    const heading = /^(#{1,4})\s+(.+)$/.exec(line);
    if (heading) {
      const level = heading[1]!.length,
        title = heading[2]!.replace(/\s*\{#[\w-]+\}\s*$/, '');
      out.push(`<h${level} id="${escape(headingId(heading[2]!))}" tabindex="-1">${inline(title)}</h${level}>`);
      i++;
    } else if (/^\s*\|/.test(line)) {
      const rows: string[] = [];
      while (i < lines.length && /^\s*\|/.test(lines[i]!)) rows.push(lines[i++]!.trim());
      const head = rows.length > 1 && /^\|[\s|:-]+\|?$/.test(rows[1]!);
      out.push(
        '<div class="scroll"><table>' +
          (head ? `<thead>${row(rows[0]!, 'th')}</thead>` : '') +
          `<tbody>${rows
            .slice(head ? 2 : 0)
            .map((each) => row(each, 'td'))
            .join('')}</tbody></table></div>`,
      );
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const tag = /^\s*\d/.test(line) ? 'ol' : 'ul',
        items: string[] = [];
      while (
        i < lines.length &&
        (/^\s*([-*]|\d+\.)\s+/.test(lines[i]!) || (/^\s{2,}\S/.test(lines[i]!) && items.length))
      ) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(lines[i]!);
        if (item) items.push(item[1]!);
        else items[items.length - 1] += ' ' + lines[i]!.trim();
        i++;
      }
      out.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`);
    } else if (/^>\s?/.test(line)) {
      const quote: string[] = [];
      while (i < lines.length && /^>/.test(lines[i]!)) quote.push(lines[i++]!.replace(/^>\s?/, ''));
      out.push(`<blockquote>${inline(quote.join(' '))}</blockquote>`);
    } else if (!line.trim()) {
      i++;
    } else {
      const words: string[] = [];
      while (i < lines.length && lines[i]!.trim() && !/^(#{1,4}\s|\s*\||>|\s*([-*]|\d+\.)\s)/.test(lines[i]!))
        words.push(lines[i++]!.trim());
      if (!words.length) words.push(lines[i++]!.trim());
      out.push(`<p>${inline(words.join(' '))}</p>`);
    }
  }
  return out.join('\n');
}
