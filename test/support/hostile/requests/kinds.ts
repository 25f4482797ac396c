import { captureHashes } from './capture-hashes.js';
import { caseDocuments } from './case-documents.js';
import { headers } from './headers.js';
import type { HostileRequest } from './hostile-request.js';
import { jsonBodies } from './json-bodies.js';
import { paths } from './paths.js';
import { queries } from './queries.js';
import { Random } from './random.js';
import { rawHttp } from './raw-http.js';
import { screenTokens } from './screen-tokens.js';
import type { Targets } from './targets.js';

interface Kind {
  readonly name: string;
  /** How many of a hundred. */
  readonly share: number;
  readonly make: (random: Random, targets: Targets) => HostileRequest;
}

/** Every kind of hostility; the shares come to a hundred. */
export const kinds: readonly Kind[] = [
  { name: 'JSON bodies', share: 28, make: jsonBodies },
  { name: 'queries', share: 16, make: queries },
  { name: 'screen tokens', share: 14, make: screenTokens },
  { name: 'case documents', share: 10, make: caseDocuments },
  { name: 'raw HTTP', share: 8, make: rawHttp },
  { name: 'headers', share: 8, make: headers },
  { name: 'capture hashes', share: 8, make: captureHashes },
  { name: 'paths', share: 8, make: paths },
];

/** The request of an index: the same for the same seed and the same targets. */
export function hostileRequest(
  seed: number,
  index: number,
  targets: Targets,
): HostileRequest & { readonly kind: string } {
  const random = new Random(seed, index);
  let rest = random.below(100);
  for (const { name, share, make } of kinds) {
    if (rest < share) return { ...make(random, targets), kind: name };
    rest -= share;
  }
  throw new Error('the shares of the kinds do not come to a hundred');
}
