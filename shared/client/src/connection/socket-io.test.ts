import { openSocketIo } from './socket-io';

const heard = new Map<string, (payload?: unknown) => void>();
const on = heard.set.bind(heard);
const emitWithAck = jest.fn<Promise<unknown>, [event: string, payload: unknown]>();
/** A socket of socket.io-client, as far as the wire uses it. */
const socket = {
  active: true,
  on,
  onAny: jest.fn(),
  connected: true,
  id: 'first',
  io: { on, engine: { close: jest.fn() } },
  connect: jest.fn(),
  disconnect: jest.fn(),
  timeout: jest.fn(() => ({ emitWithAck })),
};
const io = jest.fn<typeof socket, unknown[]>(() => socket);
jest.mock('socket.io-client', () => ({ io: (...asked: unknown[]) => io(...asked) }));

const listener = { status: jest.fn(), event: jest.fn(), refused: jest.fn() };
const happens = (event: string, payload?: unknown) => heard.get(event)?.(payload);

beforeEach(() => {
  jest.clearAllMocks();
  socket.active = true;
  socket.connected = true;
  socket.id = 'first';
});

test('it connects to the page’s origin as spec § 7 has it', async () => {
  await openSocketIo('the-token', listener);

  expect(io).toHaveBeenCalledTimes(1);
  expect(io).toHaveBeenCalledWith(
    window.location.origin,
    expect.objectContaining({
      path: '/socket.io',
      query: { token: 'the-token' },
      transports: ['websocket'],
      reconnectionAttempts: 3,
      // every attempt after the same delay: no growth, no chance
      reconnectionDelay: 5000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0,
      timeout: 10_000,
    }),
  );
});

test('a call waits 10,000 ms for its acknowledgement', async () => {
  emitWithAck.mockResolvedValue({ total: 1 });
  const wire = await openSocketIo('the-token', listener);

  await expect(wire.call('message-total', {})).resolves.toEqual({ total: 1 });
  expect(socket.timeout).toHaveBeenCalledWith(10_000);
});

describe('a call without an answer', () => {
  const callInVain = async (meanwhile: () => void = () => undefined) => {
    const wire = await openSocketIo('the-token', listener);
    emitWithAck.mockImplementation(() => {
      meanwhile();
      return Promise.reject(new Error('operation has timed out'));
    });
    await expect(wire.call('message-total', {})).rejects.toThrow('operation has timed out');
  };

  test('closes the connection at once: the network may be silent', async () => {
    await callInVain();
    expect(socket.io.engine.close).toHaveBeenCalledTimes(1);
  });

  test('closes no second connection until another call is answered: the server is slow, not the network', async () => {
    const wire = await openSocketIo('the-token', listener);
    const call = () => wire.call('message-total', {}).catch(() => null);
    emitWithAck.mockRejectedValue(new Error('operation has timed out'));
    await call();
    socket.id = 'second';
    await call();
    await call();
    expect(socket.io.engine.close).toHaveBeenCalledTimes(1);

    emitWithAck.mockResolvedValueOnce({ total: 1 });
    await call();
    await call();
    expect(socket.io.engine.close).toHaveBeenCalledTimes(2);
  });

  test('leaves a connection alone that has opened since', async () => {
    await callInVain(() => {
      socket.id = 'second';
    });
    expect(socket.io.engine.close).not.toHaveBeenCalled();
  });
});

test('it is connected, reconnecting and failed as socket.io says', async () => {
  await openSocketIo('the-token', listener);
  happens('connect');
  happens('connect_error', new Error('websocket error'));
  happens('reconnect_failed');

  expect(listener.status.mock.calls).toEqual([['connected'], ['error'], ['failed']]);
});

describe('a server that refuses to connect', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    socket.active = false;
  });
  afterEach(() => jest.useRealTimers());

  test('for good is not tried again', async () => {
    await openSocketIo('the-token', listener);
    happens('connect_error', new Error('UNAUTHENTICATED'));
    jest.advanceTimersByTime(60_000);

    expect(listener.refused).toHaveBeenCalledWith('UNAUTHENTICATED');
    expect(socket.connect).not.toHaveBeenCalled();
  });

  test('because it is busy is tried again three times, each after 5,000 ms, and then given up', async () => {
    await openSocketIo('the-token', listener);
    for (const attempts of [0, 1, 2]) {
      happens('connect_error', new Error('UNAVAILABLE'));
      jest.advanceTimersByTime(4999);
      expect(socket.connect).toHaveBeenCalledTimes(attempts);
      jest.advanceTimersByTime(1);
      expect(socket.connect).toHaveBeenCalledTimes(attempts + 1);
    }
    expect(listener.status).not.toHaveBeenCalledWith('failed');

    happens('connect_error', new Error('UNAVAILABLE'));
    jest.advanceTimersByTime(60_000);
    expect(listener.status).toHaveBeenLastCalledWith('failed');
    expect(socket.connect).toHaveBeenCalledTimes(3);
  });
});
