import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';

/**
 * What happens to a command: `pass`; `loseAnswer`: the server does it, and the connection breaks before the answer;
 * `loseCommand`: the connection breaks before the server sees it; `hang`: the server does it, and no answer ever comes;
 * `swallow`: nobody sees it and no answer ever comes; `keepBack`: no answer ever comes, and the server sees it when the
 * test says so.
 */
export type Fate = 'pass' | 'loseAnswer' | 'loseCommand' | 'hang' | 'swallow' | 'keepBack';

const opMsg = 2013;
const headerLength = 16;

/** Stands between the driver and a server, reads MongoDB's wire protocol, and decides about each command. */
export class WireProxy {
  /** Decides about a command by its name. */
  fate: (command: string, document: Document) => Fate = () => 'pass';
  readonly #sockets = new Set<Socket>();
  readonly #keptBack: (() => void)[] = [];
  readonly #listening: Server;

  private constructor(
    private readonly host: string,
    private readonly serverPort: number,
  ) {
    this.#listening = createServer((client) => this.#serve(client));
  }

  /** `at`: the port to listen on, by default a free one. */
  static async start(serverUri: string, at = 0): Promise<WireProxy> {
    const { hostname, port } = new URL(serverUri);
    const proxy = new WireProxy(hostname, Number(port === '' ? 27017 : port));
    await new Promise<void>((resolve) => proxy.#listening.listen(at, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#listening.address() as AddressInfo).port;
  }

  uri(database: string): string {
    return `mongodb://127.0.0.1:${this.port}/${database}?directConnection=true`;
  }

  /** The next commands of these names have these fates, one after the other; everything else passes. */
  plan(names: readonly string[], ...fates: Fate[]): void {
    const left = [...fates];
    this.fate = (name) => (names.includes(name) ? (left.shift() ?? 'pass') : 'pass');
  }

  /** Lets the server see what was kept back. */
  release(): void {
    for (const send of this.#keptBack.splice(0)) send();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#listening.close(resolve));
  }

  #serve(client: Socket): void {
    const server = connect(this.serverPort, this.host);
    const answersToLose = new Map<number, Fate>();
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        if (this.#keptBack.length === 0) other.destroy();
      });
    }
    onMessages(client, (message) => {
      const command = commandOf(message);
      const fate = command ? this.fate(Object.keys(command)[0] ?? '', command) : 'pass';
      if (fate === 'loseCommand') client.destroy();
      else if (fate === 'keepBack') this.#keptBack.push(() => server.write(message));
      else if (fate !== 'swallow') {
        if (fate !== 'pass') answersToLose.set(message.readInt32LE(4), fate);
        server.write(message);
      }
    });
    onMessages(server, (message) => {
      const fate = answersToLose.get(message.readInt32LE(8));
      if (fate === 'loseAnswer') client.destroy();
      else if (fate === undefined) client.write(message);
    });
  }
}

/** Cuts a stream into messages, each of which begins with its length. */
function onMessages(socket: Socket, take: (message: Buffer) => void): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    pending = Buffer.concat([pending, data]);
    while (pending.length >= headerLength && pending.length >= pending.readInt32LE(0)) {
      const length = pending.readInt32LE(0);
      take(pending.subarray(0, length));
      pending = pending.subarray(length);
    }
  });
}

/** The body of a message: flags, then a section of kind 0 with the command. */
function commandOf(message: Buffer): Document | undefined {
  if (message.readInt32LE(12) !== opMsg || message[headerLength + 4] !== 0) return undefined;
  const start = headerLength + 5;
  return BSON.deserialize(message.subarray(start, start + message.readInt32LE(start)));
}
