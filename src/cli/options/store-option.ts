import { Option } from 'commander';

/** The option of every command that works on a case store: the same environment variable as the server's. */
export const storeOption = ({ mandatory = true } = {}): Option =>
  new Option('--store <uri>', 'case store, for instance lmdb:./data').env('CASE_STORE').makeOptionMandatory(mandatory);
