import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';

/** What is known of a name. */
export interface DnsRecords {
  /** An IPv4 address. */
  readonly a?: string;
  readonly srv?: { readonly port: number; readonly target: string };
  readonly txt?: string;
}

const [typeA, typeTxt, typeSrv] = [1, 16, 33];
const [noError, noSuchName] = [0, 3];

/** A name server that knows the given names and no others. */
export class DnsServer {
  readonly #socket: Socket = createSocket('udp4');

  private constructor(private readonly names: Readonly<Record<string, DnsRecords>>) {
    this.#socket.on('message', (query, from) => this.#answer(query, from));
  }

  static async start(names: Readonly<Record<string, DnsRecords>>): Promise<DnsServer> {
    const server = new DnsServer(names);
    await new Promise<void>((resolve) => server.#socket.bind(0, '127.0.0.1', resolve));
    return server;
  }

  /** As `dns.setServers` takes it. */
  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(resolve));
  }

  #answer(query: Buffer, from: RemoteInfo): void {
    const { name, end } = nameIn(query);
    const type = query.readUInt16BE(end);
    const question = query.subarray(12, end + 4);
    const records = Object.hasOwn(this.names, name) ? this.names[name] : undefined;
    const data = records && dataOf(records, type);
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8580 | (records ? noError : noSuchName), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(data ? 1 : 0, 6);
    const answers = data ? [Buffer.from([0xc0, 12]), numbers(type, 1, 0, 60, data.length), data] : [];
    this.#socket.send(Buffer.concat([header, question, ...answers]), from.port, from.address);
  }
}

/** The name that a query asks for, and where it ends. */
function nameIn(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function dataOf({ a, srv, txt }: DnsRecords, type: number): Buffer | undefined {
  if (type === typeA && a !== undefined) return Buffer.from(a.split('.').map(Number));
  if (type === typeTxt && txt !== undefined) return texts([txt]);
  if (type === typeSrv && srv)
    return Buffer.concat([numbers(0, 0, srv.port), texts(srv.target.split('.')), Buffer.alloc(1)]);
  return undefined;
}

/** Each behind a byte with its length. */
const texts = (list: readonly string[]): Buffer =>
  Buffer.concat(list.flatMap((text) => [Buffer.of(text.length), Buffer.from(text, 'latin1')]));

/** Of 16 bits each. */
function numbers(...list: number[]): Buffer {
  const bytes = Buffer.alloc(2 * list.length);
  for (const [index, number] of list.entries()) bytes.writeUInt16BE(number, 2 * index);
  return bytes;
}
