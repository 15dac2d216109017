import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Inspections } from './inspections.svelte';

describe('what the server says about the question', () => {
  let sent: [string, string][], line: boolean, inspections: Inspections;
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    line = true;
    inspections = new Inspections((id, topic) => {
      if (line) sent.push([id, topic]);
      return line;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const topics = () => sent.map(([, topic]) => topic);
  const refuse = (error: string) => inspections.refused({ id: sent.at(-1)![0], error });

  it('is asked once, and kept', () => {
    expect(inspections.get('climbs')).toBe(null);
    expect(inspections.get('climbs')).toBe(null);
    expect(topics()).toEqual(['climbs']);
    inspections.hear({ id: sent[0]![0], found: { n: 1 } });
    expect(inspections.get('climbs')).toEqual({ n: 1 });
    expect(topics()).toEqual(['climbs']);
  });
  it('goes with the question: an answer that comes too late is not heard', () => {
    inspections.get('climbs');
    inspections.clear();
    inspections.hear({ id: sent[0]![0], found: { n: 1 } });
    expect(inspections.get('climbs')).toBe(null);
    expect(topics()).toEqual(['climbs', 'climbs']);
  });
  it('is asked again a while after it was refused, unless there is nothing to ask', () => {
    inspections.get('climbs');
    expect(refuse('too-fast')).toBe(true);
    inspections.get('climbs');
    expect(topics()).toHaveLength(1);
    vi.runAllTimers();
    inspections.get('climbs');
    expect(topics()).toHaveLength(2);
    expect(refuse('illegal')).toBe(true);
    vi.runAllTimers();
    inspections.get('climbs');
    expect(topics()).toHaveLength(2);
    expect(inspections.refused({ id: 7, error: 'stale' })).toBe(false);
  });
  it('waits for the line, and is asked again when it was lost', () => {
    line = false;
    inspections.get('climbs');
    line = true;
    inspections.get('climbs');
    inspections.retry();
    inspections.get('climbs');
    expect(topics()).toEqual(['climbs', 'climbs']);
  });
});
