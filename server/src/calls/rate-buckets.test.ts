import { rateBuckets } from './rate-buckets';

/** A limit of 60 a minute, and a clock that is set by hand. */
function sixtyAMinute() {
  let seconds = 0;
  const take = rateBuckets({ perMinute: 60, refusal: 'MESSAGES_TOO_FAST' }, () => seconds * 1000);
  const takes = (count: number, personId = 'wren') => {
    for (let taken = 0; taken < count; taken += 1) take(personId);
  };
  return { takes, wait: (more: number) => void (seconds += more) };
}
const REFUSED = expect.objectContaining({ code: 'MESSAGES_TOO_FAST' }) as Error;

test('as many as a minute allows may come at once, and the next is refused', () => {
  const { takes } = sixtyAMinute();
  takes(60);
  expect(() => takes(1)).toThrow(REFUSED);
});

test('after a second there is room for one more, and for no second one', () => {
  const { takes, wait } = sixtyAMinute();
  takes(60);
  wait(1);
  takes(1);
  expect(() => takes(1)).toThrow(REFUSED);
});

test('a refused attempt costs nothing', () => {
  const { takes, wait } = sixtyAMinute();
  takes(60);
  for (let refused = 0; refused < 5; refused += 1) expect(() => takes(1)).toThrow(REFUSED);
  wait(1);
  takes(1);
});

test('who waits for long has no more than a minute’s', () => {
  const { takes, wait } = sixtyAMinute();
  takes(30);
  wait(3600);
  takes(60);
  expect(() => takes(1)).toThrow(REFUSED);
});

test('one person’s flood takes nothing from another', () => {
  const { takes } = sixtyAMinute();
  takes(60);
  takes(60, 'ash');
  expect(() => takes(1)).toThrow(REFUSED);
});

test('however many people come, whoever used up their minute stays refused', () => {
  const { takes } = sixtyAMinute();
  takes(60);
  for (let person = 0; person < 10_500; person += 1) takes(1, `person ${person}`);
  expect(() => takes(1)).toThrow(REFUSED);
});
