import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What a script beside this one answers to a message, in a process of its own, which has ended then: it takes no time
 * of who is measured. @throws (rejects) Error when it ends without an answer
 */
export function answerOf<Answer>(script: string, told: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(script, import.meta.url)));
    child.once('message', (answer: Answer) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve(answer));
      if (child.connected) child.disconnect();
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.send(told);
  });
}
