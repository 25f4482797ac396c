import { connect, type Socket } from 'node:net';
import { AnswerReader, type RawAnswer } from './answer-reader.js';
import type { HostileRequest } from '../requests/hostile-request.js';

/** Nothing else came: the connection was closed. Its status is 0. */
const none: RawAnswer = { status: 0, head: '', body: '', further: [] };

/** No answer, and the connection stays open: longer than every time-out of the service, in milliseconds. */
const patience = 60_000;

/** Nobody listens any more. */
export class NobodyListens extends Error {
  override readonly name = 'NobodyListens';
}

/**
 * Sends bytes as they are, one request after the other, on a connection that is kept as long as the server keeps it.
 */
export class Connection {
  #kept: Socket | undefined;
  readonly #host: string;
  readonly #port: number;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** @throws NobodyListens; Error when no answer comes and the connection stays open. */
  async send({ bytes, way }: Pick<HostileRequest, 'bytes' | 'way'>): Promise<RawAnswer> {
    if (way !== 'kept') return exchange(await this.#open(), bytes, way);
    const reused = this.#kept;
    const answer = await this.#onKept(bytes);
    // The server closes a connection that was idle for seconds, and may do so just when a request comes.
    return answer.status === 0 && reused ? this.#onKept(bytes) : answer;
  }

  close(): void {
    this.#kept?.destroy();
    this.#kept = undefined;
  }

  async #onKept(bytes: Buffer): Promise<RawAnswer> {
    const socket = this.#kept && !this.#kept.destroyed ? this.#kept : await this.#open();
    const answer = await exchange(socket, bytes, 'kept');
    const stays = answer.status !== 0 && !/^connection: close/im.test(answer.head) && !socket.destroyed;
    if (!stays) socket.destroy();
    this.#kept = stays ? socket : undefined;
    return answer;
  }

  #open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.#port, host: this.#host, noDelay: true }, () => {
        socket.off('error', failed);
        // From now on an error only means that the connection ends, which `close` tells.
        socket.on('error', () => undefined);
        resolve(socket);
      });
      const failed = (error: Error): void => reject(new NobodyListens(error.message));
      socket.once('error', failed);
    });
  }
}

/** What comes back until the answer is whole (`kept`), or until the server closes. */
function exchange(socket: Socket, bytes: Buffer, way: HostileRequest['way']): Promise<RawAnswer> {
  const reader = new AnswerReader(/^HEAD /.test(bytes.toString('latin1', 0, 5)));
  return new Promise((resolve, reject) => {
    const finish = (answer: RawAnswer): void => {
      clearTimeout(impatient);
      socket.off('data', take).off('close', closed);
      resolve(answer);
    };
    const take = (data: Buffer): void => {
      reader.take(data);
      const answer = way === 'kept' ? reader.whole() : undefined;
      if (answer) finish(answer);
    };
    const closed = (): void => finish(reader.atEnd() ?? none);
    const impatient = setTimeout(() => {
      socket.off('data', take).off('close', closed).destroy();
      reject(new Error(`no answer within ${patience / 1000} seconds`));
    }, patience);
    socket.on('data', take).on('close', closed);
    socket.write(bytes, () => {
      if (way === 'broken off') socket.destroy();
    });
  });
}
