import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Quick enough for each page; files are compressed once, when they are released. */
const QUALITY = 5;

/** Sends text made for this request, as small as the browser can read it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding, cookie');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    const small = await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return reply.header('content-encoding', 'br').send(small);
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(text));
  return reply.send(text);
}
