import { expect } from 'chai';
import { connectMongo } from '../../../src/store/mongo/mongo-connection.js';
import { weakeningOptions } from '../../support/mongodb/weakening-options.js';

/** Everything that the driver made of a URI, but for its own objects. */
const optionsOf = (uri: string): unknown => {
  const {
    mongoLoggerOptions: _logger,
    runtime: _runtime,
    ...plain
  } = connectMongo(uri).client.options as unknown as Readonly<Record<string, unknown>>;
  return JSON.parse(JSON.stringify(plain));
};

describe('The URI of a MongoDB store', () => {
  for (const option of weakeningOptions)
    it(`does not change by ${option} what the store sets`, () => {
      expect(optionsOf(`mongodb://host/db?${option}`)).to.deep.equal(optionsOf('mongodb://host/db'));
    });

  it('says how to connect', () => {
    const { client } = connectMongo(
      'mongodb://jane:secret@host/db?tls=true&tlsCAFile=ca.pem&authSource=admin&replicaSet=rs0&maxIdleTimeMS=5000&w=0',
    );
    expect(client.options).to.deep.include({ tls: true, tlsCAFile: 'ca.pem', replicaSet: 'rs0', maxIdleTimeMS: 5000 });
    expect(client.options.credentials).to.deep.include({ username: 'jane', password: 'secret', source: 'admin' });
    expect(client.options.writeConcern).to.deep.include({ w: 'majority', journal: true });
  });

  it('leaves to the store what durability and patience rest on', () => {
    const patience = { serverSelection: 1001, connection: 1002, connect: 1003, socket: 1004, command: 1005 };
    const { options } = connectMongo('mongodb://host/db', patience).client;
    expect(options).to.deep.include({
      appName: 'case-capture',
      retryWrites: true,
      retryReads: true,
      serverSelectionTimeoutMS: 1001,
      waitQueueTimeoutMS: 1002,
      connectTimeoutMS: 1003,
      socketTimeoutMS: 1004,
      minPoolSize: 0,
    });
    expect(options.writeConcern).to.deep.include({ w: 'majority', journal: true, wtimeoutMS: 1005 });
    expect(options.readConcern?.level).to.equal('majority');
    expect(options.readPreference.mode).to.equal('primary');
  });

  it('may say that a load balancer stands before the servers', () => {
    expect(connectMongo('mongodb://host/db?loadBalanced=true').client.options.loadBalanced).to.equal(true);
  });

  for (const uri of [
    'mongodb://jane:secret@host/db?tsl=true',
    'mongodb://jane:secret@host/db?tls=secret',
    'mongodb+srv://jane:secret@host:27017/db',
    'mongodb://jane:secret@host:port/db',
  ])
    it(`is refused with what is not known or not possible, and not shown: ${uri}`, () => {
      expect(() => connectMongo(uri))
        .to.throw('is not valid')
        .with.property('message')
        .that.does.not.match(/secret|jane|host\/db/);
    });
});
