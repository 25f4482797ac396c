import { config } from 'chai';

/** Whether an assertion has such a word, the compiler knows: chai need not look at each, which takes time. */
config.useProxy = false;
