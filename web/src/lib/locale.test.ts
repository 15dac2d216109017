import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>(['../locale/*.ftl', '../games/*/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function shape(source: string): string[] {
  return new FluentResource(source).body
    .flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)])
    .sort();
}

describe('texts', () => {
  for (const [path, english] of Object.entries(files)) {
    if (!path.endsWith('/en.ftl')) continue;
    it(`${path}: Russian has the same keys`, () => {
      expect(shape(files[path.replace('/en.ftl', '/ru.ftl')]!)).toEqual(shape(english));
    });
    it(`${path}: no key stands twice and none is lost in parsing`, () => {
      for (const source of [english, files[path.replace('/en.ftl', '/ru.ftl')]!]) {
        const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
        expect(new Set(written).size).toBe(written.length);
        expect(new FluentResource(source).body.map((message) => message.id).sort()).toEqual(written.sort());
      }
    });
  }
});
