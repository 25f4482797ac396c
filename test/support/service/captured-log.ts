import { type Logger, pino } from 'pino';

/** A log that keeps its lines, parsed. */
export function captureLog(): {
  readonly log: Logger;
  readonly lines: Record<string, unknown>[];
  readonly text: () => string;
} {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'trace' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { log, lines, text: () => JSON.stringify(lines) };
}
