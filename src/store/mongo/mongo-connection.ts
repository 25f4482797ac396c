import { type MongoClientOptions, MongoClient } from 'mongodb';

/** How long things may take, in milliseconds. */
export interface Patience {
  /** One whole operation of the store, with everything it tries again. */
  readonly operation: number;
  /** Finding a server that takes writes. */
  readonly serverSelection: number;
  readonly connect: number;
  /** Waiting for one of the connections that all operations share. */
  readonly connection: number;
  /** Silence on a connection while an answer is awaited; without it the driver waits for ever. */
  readonly socket: number;
  /** One command in the server. */
  readonly command: number;
}

const defaultPatience: Patience = {
  operation: 8000,
  serverSelection: 2500,
  connect: 2000,
  connection: 4000,
  socket: 4000,
  command: 3000,
};

/** Connections of one instance; further operations wait for one. */
const poolSize = 20;
const defaultDatabase = 'case-capture';

/** A client that connects with its first command, the name of the database, and how long things may take. */
export interface MongoConnection {
  readonly client: MongoClient;
  readonly database: string;
  readonly patience: Patience;
}

/** Options of a URI that say where the servers are, how to reach them and who we are, in lower case. */
const ofTheUri: ReadonlySet<string> = new Set(
  [
    ['authSource', 'authMechanism', 'authMechanismProperties', 'replicaSet', 'directConnection', 'loadBalanced'],
    ['tls', 'ssl', 'tlsCAFile', 'tlsCRLFile', 'tlsCertificateKeyFile', 'tlsCertificateKeyFilePassword'],
    ['tlsAllowInvalidCertificates', 'tlsAllowInvalidHostnames', 'tlsInsecure'],
    [
      'srvMaxHosts',
      'srvServiceName',
      'srvAllowedHostsSuffix',
      'proxyHost',
      'proxyPort',
      'proxyUsername',
      'proxyPassword',
    ],
    ['compressors', 'zlibCompressionLevel', 'heartbeatFrequencyMS', 'maxIdleTimeMS'],
  ]
    .flat()
    .map((name) => name.toLowerCase()),
);

/**
 * Reads a `mongodb://` or `mongodb+srv://` URI; its path names the database. What durability and time-outs rest on is
 * set here and not by the URI: majority and journal, primary, and every time-out of its own, because the driver's
 * `timeoutMS` has no effect. For the driver some options of a URI weigh more than what the program sets
 * (`journal=false`), and some change how records are read (`raw=true`): only those that say how to connect reach it.
 * @throws Error that shows nothing of the URI, which may hold a password.
 */
export function connectMongo(uri: string, given: Partial<Patience> = {}): MongoConnection {
  const patience = { ...defaultPatience, ...given };
  try {
    refuseUnknownOptions(uri);
    const path = /^mongodb(?:\+srv)?:\/\/[^/?]+(?:\/([^?]*))?/.exec(uri)?.[1] ?? '';
    return {
      client: new MongoClient(withoutOptionsOfOurs(uri), optionsFor(patience)),
      database: decodeURIComponent(path) || defaultDatabase,
      patience,
    };
  } catch {
    throw new Error(
      'the URI of the MongoDB case store is not valid; it is mongodb://host:port/database or mongodb+srv://host/database',
    );
  }
}

/**
 * A misspelt `tls` must not be an option that has no effect. The driver refuses what it does not know; nothing is
 * connected.
 */
const refuseUnknownOptions = (uri: string): void => void new MongoClient(uri);

function withoutOptionsOfOurs(uri: string): string {
  const [, where = '', options = ''] = /^([^?]*)\??(.*)$/s.exec(uri) ?? [];
  const kept = options.split('&').filter((option) => ofTheUri.has(option.replace(/=.*$/s, '').toLowerCase()));
  return kept.length === 0 ? where : `${where}?${kept.join('&')}`;
}

function optionsFor({ serverSelection, connection, connect, socket, command }: Patience): MongoClientOptions {
  return {
    appName: 'case-capture',
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: command },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    retryWrites: true,
    retryReads: true,
    serverSelectionTimeoutMS: serverSelection,
    connectTimeoutMS: connect,
    socketTimeoutMS: socket,
    waitQueueTimeoutMS: connection,
    maxPoolSize: poolSize,
    minPoolSize: 0,
  };
}
