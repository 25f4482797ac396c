/**
 * Options by which a URI would weaken what was acknowledged, let an operation wait for ever, or change what is read.
 */
export const weakeningOptions = [
  ['w=0', 'w=1', 'W=0', 'journal=false', 'j=false', 'fsync=true', 'wtimeoutMS=0', 'wtimeout=1'],
  [
    'readConcernLevel=local',
    'readPreference=secondary',
    'readPreferenceTags=dc:east',
    'maxStalenessSeconds=120',
    'retryWrites=false',
    'retryReads=false',
  ],
  [
    'socketTimeoutMS=0',
    'serverSelectionTimeoutMS=0',
    'connectTimeoutMS=0',
    'waitQueueTimeoutMS=0',
    'timeoutMS=1',
    'maxPoolSize=1',
    'minPoolSize=5',
  ],
  [
    'raw=true',
    'promoteBuffers=true',
    'promoteValues=false',
    'promoteLongs=false',
    'useBigInt64=true',
    'ignoreUndefined=true',
    'lookup=none',
    'monitorCommands=true',
  ],
].flat();
