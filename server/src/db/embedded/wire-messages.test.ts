import fc from 'fast-check';
import { ExchangeReader } from './wire-messages';

function message(type: string, body = ''): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

function opening(code: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

const START = opening(196_608);
const extended = (sql: string) => Buffer.concat([message('P', sql), message('B'), message('E'), message('S')]);

describe('what a client of the embedded database sends', () => {
  test('is given on in whole exchanges, however it arrives in pieces', () => {
    const exchanges = fc.array(
      fc.oneof(
        fc.string().map((sql) => message('Q', sql)),
        fc.string().map(extended),
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(exchanges, fc.integer({ min: 1, max: 40 }), (sent, pieceSize) => {
        const stream = Buffer.concat([START, ...sent]);
        const reader = new ExchangeReader();
        const read = [];
        for (let at = 0; at < stream.length; at += pieceSize)
          read.push(...reader.read(stream.subarray(at, at + pieceSize)));
        const given = read.map((exchange) =>
          exchange.kind === 'ask' ? exchange.bytes.toString('hex') : exchange.kind,
        );
        expect(given).toEqual([START, ...sent].map((bytes) => bytes.toString('hex')));
      }),
    );
  });

  test('may ask for encryption first, which is refused, and leaves by saying so', () => {
    const reader = new ExchangeReader();
    expect(reader.read(Buffer.concat([opening(80_877_103), START, message('X')])).map(({ kind }) => kind)).toEqual([
      'refuseEncryption',
      'ask',
      'leave',
    ]);
  });
});
