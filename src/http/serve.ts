import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { CallState } from './call-state.js';

/** A listening service. */
export interface Serving {
  /** `http://host:port`, with the port that was taken. */
  readonly url: string;
  /** Takes no new calls, answers those that came, and resolves when all connections are closed. */
  stop(): Promise<void>;
}

const patience = 10_000;

/** Listens. @throws (rejects) when the address is taken or not ours. */
export async function serve(app: Koa<CallState>, { host, port }: { readonly host: string; readonly port: number }): Promise<Serving> {
  const answering = new Set<ServerResponse>();
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 }, app.callback());
  server.maxHeadersCount = 100;
  server.on('request', (_request, response) => {
    answering.add(response);
    response.on('close', () => answering.delete(response));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  // Without a Unix socket or a pipe the address is always an AddressInfo.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    stop: () => {
      // A connection that is busy now would stay open as long as it is kept alive.
      for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close');
      const impatient = setTimeout(() => server.closeAllConnections(), patience);
      return new Promise((stopped) => {
        server.close(() => {
          clearTimeout(impatient);
          stopped();
        });
        server.closeIdleConnections();
      });
    },
  };
}
