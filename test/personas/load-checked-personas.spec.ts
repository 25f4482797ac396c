import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadCheckedPersonas } from '../../src/personas/load-checked-personas.js';
import { reasonOf } from '../../src/text/reason-of.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('Personas that must have no errors', () => {
  it('are refused with files that are named from the folder that was given, as a check names them', () => {
    const directory = mkdtempSync(join(tmpdir(), 'case-capture-personas-'));
    try {
      const rules = join(directory, 'own-rules');
      mkdirSync(join(rules, 'personas'), { recursive: true });
      writeFileSync(join(rules, 'personas', 'people.yaml'), 'somebody:\n  whoo: Nobody.\n');
      let refused = '';
      try {
        loadCheckedPersonas(rules, realSystems());
      } catch (error) {
        refused = reasonOf(error);
      }
      expect(refused.split('\n')[0]).to.equal('The personas have errors:');
      expect(refused).to.match(/^own-rules\/personas\/people\.yaml:2:3 error unknown-key: /m);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
