import { Agent, get } from 'node:http';

export interface Caller {
  /** Asks and waits for the last byte. Rejects when it was not a success. */
  get: (path: string) => Promise<void>;
  close: () => void;
}

/** Calls as one person over one connection that stays open, as a browser's does. */
export function openCaller(origin: string, token: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        get(`${origin}/api/v1/user/${path}`, { agent, headers }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`));
          answer.resume().once('end', resolve).once('error', reject);
        }).once('error', reject);
      }),
    close: () => agent.destroy(),
  };
}
