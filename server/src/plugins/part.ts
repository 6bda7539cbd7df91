import type { FastifyInstance } from 'fastify';

type Register = (scope: FastifyInstance) => Promise<void>;

/**
 * A part of the server, to be registered in a scope of its own. It has a name, because for a part without one Fastify
 * searches all loaded modules.
 */
export function part(name: string, register: Register): Register {
  return Object.assign(register, { [Symbol.for('fastify.display-name')]: name });
}
