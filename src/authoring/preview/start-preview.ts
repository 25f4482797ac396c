import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { buildApp } from '../../app.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { serve } from '../../http/connections/serve.js';
import type { LiveAnswer, LiveBody } from '../../http/pages/page.js';
import { capturePage, previewPage } from '../../page-files.js';
import { stateOfFiles } from '../../reload/data-files.js';
import { promptPause } from '../../reload/prompt-pause.js';
import { watchFiles } from '../../reload/watch-files.js';
import type { Line } from './places.js';
import { Preview, type PreviewState } from './preview.js';

export interface PreviewOptions extends DataDirectories {
  /** 0: one that is free. */
  readonly port: number;
  /** Whose case is shown; by default that of the first persona. */
  readonly persona?: string | undefined;
}

/** A preview that listens on a loopback address: its page, and what ends it. */
export interface StartedPreview {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a service on this machine alone, with a store in memory and the rules and screens as they are being written:
 * each change that is saved serves at once, unless it has errors.
 * @throws Error (rejects) for a port that is taken, and for a persona that is not there
 */
export async function startPreview({ rules, screens, port, persona }: PreviewOptions): Promise<StartedPreview> {
  const directories = { rules, screens };
  const listeners = new Set<PassThrough>();
  const tell = (state: PreviewState): void => {
    for (const listener of listeners) listener.write(eventOf(state));
  };
  const known = await stateOfFiles(directories);
  const preview = await Preview.open(directories, persona, tell);
  const live = new Map<string, LiveAnswer>([
    [
      'events',
      { method: 'GET', answer: () => ({ type: 'text/event-stream', content: listening(preview, listeners) }) },
    ],
    ['text', { method: 'GET', answer: (query) => plain(preview.text(query.get('file') ?? '')) }],
    ['place', { method: 'GET', answer: async (query) => json((await preview.show(lineOf(query))) ?? null) }],
    [
      'cursor',
      { method: 'POST', answer: (query) => json(preview.follow(lineOf(query)) ? preview.state.cursor : undefined) },
    ],
    [
      'persona',
      { method: 'POST', answer: async (query) => json((await preview.choose(query.get('id') ?? '')) || undefined) },
    ],
  ]);
  const app = buildApp({
    systems: preview.served,
    cases: preview.cases,
    now: preview.now,
    captureHash: { secrets: [], windowMilliseconds: 0 },
    log: pino({ level: 'error' }, pino.destination(2)),
    pages: [
      { ...capturePage(), frames: 'shown' },
      { ...previewPage(), frames: 'shows', live },
    ],
    trailLinks: 0,
  });
  const serving = await serve(app, { host: '127.0.0.1', port }).catch(async (error: unknown) => {
    await preview.stop();
    throw error;
  });
  const look = (): Promise<string> => stateOfFiles(directories);
  const stopWatching = watchFiles({ look, known, changed: () => void preview.refresh() }, promptPause(directories));
  return {
    url: `${serving.url}/preview`,
    async stop() {
      stopWatching();
      for (const listener of listeners) listener.end();
      await serving.stop();
      await preview.stop();
    },
  };
}

/** The state now and whenever it changes, as server-sent events. */
function listening(preview: Preview, listeners: Set<PassThrough>): PassThrough {
  const stream = new PassThrough();
  listeners.add(stream);
  stream.on('close', () => listeners.delete(stream));
  stream.write(eventOf(preview.state));
  return stream;
}

const eventOf = (state: PreviewState): string => `data: ${JSON.stringify(state)}\n\n`;

const lineOf = (query: URLSearchParams): Line => ({
  file: query.get('file') ?? '',
  line: Number(query.get('line') ?? 1),
});

const plain = (content: string | undefined): LiveBody | undefined =>
  content === undefined ? undefined : { type: 'text/plain; charset=utf-8', content };

const json = (content: unknown): LiveBody | undefined =>
  content === undefined ? undefined : { type: 'application/json', content: JSON.stringify(content) };
