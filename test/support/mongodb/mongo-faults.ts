import type { MongoClient } from 'mongodb';
import type { Fate, WireProxy } from './wire-proxy.js';

/** Where faults are made: on the wire before a server, and in the server itself. */
export interface FaultySite {
  readonly proxy: WireProxy;
  readonly client: MongoClient;
}

/** A fault that befalls a write. */
export interface MongoFault {
  readonly name: string;
  /** Whether the server did the write, or never will by itself. */
  readonly applied: boolean;
  /**
   * Lets it befall the next commands of that name; the driver sends a command again where the server is a replica set.
   */
  befall(site: FaultySite, command: string, times: number): Promise<void>;
}

const onTheWire = (name: string, fate: Fate, applied: boolean): MongoFault => ({
  name,
  applied,
  befall: async ({ proxy }, command, times) => proxy.plan([command], ...Array.from({ length: times }, () => fate)),
});

const inTheServer = (name: string, data: object, applied = false): MongoFault => ({
  name,
  applied,
  befall: async ({ client }, command, times) =>
    void (await client
      .db('admin')
      .command({ configureFailPoint: 'failCommand', mode: { times }, data: { failCommands: [command], ...data } })),
});

/** Every way in which a writer can be left without an answer, or with one that says nothing about its write. */
export const mongoFaults: readonly MongoFault[] = [
  onTheWire('answer lost', 'loseAnswer', true),
  onTheWire('answer that never comes', 'hang', true),
  onTheWire('command lost', 'loseCommand', false),
  onTheWire('command that never arrives', 'swallow', false),
  inTheServer('closeConnection', { closeConnection: true }),
  inTheServer('91 ShutdownInProgress', { errorCode: 91 }),
  inTheServer('189 PrimarySteppedDown', { errorCode: 189 }),
  inTheServer('10107 NotWritablePrimary', { errorCode: 10107 }),
  inTheServer('11602 InterruptedDueToReplStateChange', { errorCode: 11602 }),
  inTheServer(
    '64 WriteConcernFailed',
    { writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' } },
    true,
  ),
];

/** Ends all faults. */
export async function endFaults({ proxy, client }: FaultySite): Promise<void> {
  proxy.fate = () => 'pass';
  await client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });
}
