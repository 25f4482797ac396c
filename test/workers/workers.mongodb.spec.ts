import { expect } from 'chai';
import { ServiceVictim } from '../support/crash/service-victim.js';
import { describeOnMongodb } from '../support/mongodb/describe-on-mongodb.js';
import { smallData } from '../support/rules/small-data.js';
import { minimalRequest } from '../support/requests/case-request.js';
import { childrenOf } from '../support/service/children-of.js';
import { freshCall } from '../support/service/fresh-call.js';
import { StartedProcess } from '../support/service/started-process.js';
import { expectLinearizableService } from '../support/store/expect-linearizable.js';

describeOnMongodb('A service of several processes on MongoDB', (uriOf) => {
  const newUri = (name: string): string => uriOf(`workers-${name}-${process.pid}`);

  it('is linearizable, as one process is', async () => {
    await expectLinearizableService(new ServiceVictim(newUri('linearizable'), { WORKERS: '3' }));
  });

  it('answers with what another process wrote when one was killed, and counts the calls of all', async () => {
    const started = new StartedProcess({
      ...(await smallData()),
      PORT: '0',
      CASE_STORE: newUri('killed'),
      LOG_LEVEL: 'info',
      WORKERS: '2',
    });
    const { url } = await started.listening();
    const ids = Array.from({ length: 12 }, (_, index) => `m-${index}`);
    for (const id of ids) {
      const { text } = await freshCall(`${url}/createCaseInDB?caseId=${id}&subId=S`, minimalRequest(id));
      expect(text).to.contain(`"status":0,`);
    }
    const counted = 'case_capture_requests_total{operation="createCaseInDB",flavor="json",status="200"} 12\n';
    expect((await freshCall(`${url}/metrics`)).text).to.contain(counted);
    process.kill(childrenOf(started.pid)[0] ?? 0, 'SIGKILL');
    await started.says(/has taken the place/);
    for (const id of ids) {
      const { text } = await freshCall(`${url}/transferCaseFromDB?caseId=${id}&subId=S`);
      expect(text).to.contain(`"status":0,`);
    }
    expect((await freshCall(`${url}/metrics`)).text).to.contain(counted);
    started.signal('SIGTERM');
    expect(await started.ended, started.out).to.equal(0);
    expect(started.err).to.equal('');
  });
});
