import { openCaseStore } from '../../../../src/store/open-case-store.js';
import { OpenApiCheck } from '../../openapi/openapi-check.js';
import { StartedProcess } from '../../service/started-process.js';
import { storeDigest } from '../../store/store-digest.js';
import type { Attacked } from './hostile-run.js';
import { Judge } from './judge.js';
import { processTimes } from './process-times.js';
import { captureHashSecret, storeTargets, type Targets } from '../requests/targets.js';

/** The service in a process of its own on an empty store, with cases that are worth an attack. */
export class AttackedService {
  private constructor(
    readonly attacked: Attacked,
    readonly targets: Targets,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(store: string): Promise<AttackedService> {
    const service = new StartedProcess({
      CASE_STORE: store,
      PORT: '0',
      LOG_LEVEL: 'error',
      CAPTURE_HASH_SECRETS: captureHashSecret,
      CAPTURE_HASH_WINDOW_SECONDS: '900',
    });
    const end = async (): Promise<void> => {
      service.signal('SIGKILL');
      await service.ended;
    };
    try {
      const { url } = await service.listening();
      const targets = await storeTargets(url);
      const judge = new Judge(OpenApiCheck.of(await (await fetch(`${url}/openapi.json`)).text()));
      // Beside the service, so that it has no part in saying that nothing has changed.
      const cases = await openCaseStore(store, { mustExist: true });
      const stop = async (): Promise<void> => {
        await cases.close();
        await end();
      };
      return new AttackedService(
        { url, judge, digest: () => storeDigest(cases), times: () => processTimes(service.pid) },
        targets,
        stop,
      );
    } catch (error) {
      await end();
      throw error;
    }
  }
}
