import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attacked } from './hostile-run.js';
import type { ProcessTimes } from './process-times.js';

/** What a request does to the fake service; it has answered, or does not. */
export type Conduct = (service: FakeService, request: IncomingMessage, response: ServerResponse) => void;

/** A service with planted faults: what it says of itself and what it has stored is what its conduct makes of it. */
export class FakeService implements Attacked {
  /** Longest delay in seconds since the last reading. */
  delay = 0;
  computing = 0;
  waiting = 0;
  memory = 100 * 1024 * 1024;
  stored = 'nothing';
  calls = 0;
  readonly #server: Server;

  private constructor(conduct: Conduct) {
    this.#server = createServer((request, response) => {
      if (request.url === '/metrics') response.end(this.#metrics());
      else conduct(this, request, response);
    });
  }

  static async start(conduct: Conduct): Promise<FakeService> {
    const service = new FakeService(conduct);
    await new Promise<void>((listening) => service.#server.listen(0, '127.0.0.1', listening));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async digest(): Promise<string> {
    return this.stored;
  }

  times(): ProcessTimes {
    return { computing: this.computing, waiting: this.waiting };
  }

  /** As when the process ends: nobody listens, and what was open is closed. */
  crash(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #metrics(): string {
    const { delay } = this;
    this.delay = 0;
    return `nodejs_eventloop_lag_max_seconds ${delay}\nprocess_resident_memory_bytes ${this.memory}\ncase_capture_requests_in_flight ${this.calls}\ncase_capture_requests_waiting 0\n`;
  }
}
