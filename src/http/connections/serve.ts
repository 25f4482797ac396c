import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { limits } from './limits.js';
import { Turns } from './turns.js';

/** A listening service. */
export interface Serving {
  /** `http://host:port`, with the port that was taken. */
  readonly url: string;
  /**
   * Takes no new calls, answers those that came, and resolves when all connections are closed; after ten seconds it
   * closes them itself.
   */
  stop(): Promise<void>;
}

/** In milliseconds; see `limits`. */
interface Arrival {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
}

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** Further ones are closed as they come. Default: no bound. */
  readonly maxConnections?: number;
  /** Milliseconds that a stop waits for answers. */
  readonly patience?: number;
  /** How long a request may take to arrive. Default: `limits`. */
  readonly arrival?: Arrival;
}

const { stopPatience, maxHeadersCount, keepAliveTimeout, maxHeaderSize } = limits;

/**
 * Listens for an application, or for any handler of requests. @throws (rejects) when the address is taken or not ours.
 */
export async function serve(
  app: { callback(): RequestListener } | RequestListener,
  { host, port, maxConnections, patience = stopPatience, arrival = limits }: Listening,
): Promise<Serving> {
  const handle = typeof app === 'function' ? app : app.callback();
  // By connection, because an answer that waits behind others of its connection never hears that it is closed.
  const connections = new Map<Socket, { readonly answers: Set<ServerResponse>; readonly turns: Turns }>();
  let stopping = false;
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = arrival;
  const server = createServer(
    { requestTimeout, headersTimeout, keepAliveTimeout, connectionsCheckingInterval, maxHeaderSize },
    (request, response) => {
      const connection = connections.get(request.socket);
      // It was closed: nobody would hear the answer.
      if (!connection) return;
      const { answers, turns } = connection;
      answers.add(response);
      if (stopping) response.setHeader('Connection', 'close');
      response.on('close', () => {
        answers.delete(response);
        turns.pass();
        // Headers may have been sent before the stop: this connection would stay open as long as it is kept alive.
        if (stopping) server.closeIdleConnections();
      });
      turns.take(() => handle(request, response));
    },
  );
  server.maxHeadersCount = maxHeadersCount;
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  server.on('connection', (socket) => {
    connections.set(socket, { answers: new Set(), turns: new Turns(socket) });
    socket.on('close', () => connections.delete(socket));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  // Without a Unix socket or a pipe the address is always an AddressInfo.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    stop: () => {
      stopping = true;
      for (const response of [...connections.values()].flatMap(({ answers }) => [...answers]))
        if (!response.headersSent) response.setHeader('Connection', 'close');
      const impatient = setTimeout(() => server.closeAllConnections(), patience);
      return new Promise((stopped) => {
        server.close(() => {
          clearTimeout(impatient);
          stopped();
        });
        server.closeIdleConnections();
        // For Node a connection that has sent nothing yet is not idle, and it would wait for its header.
        for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
      });
    },
  };
}
