import { drawStated } from '../bench/stated/draw-stated';
import { proposalsOf } from '../bench/stated/score-facts';
import { STATED_CASES } from '../bench/stated/stated-cases';
import { startReading } from './reading';

const { read } = startReading();

test.each(STATED_CASES.map((one, number) => [one.name, number, one] as const))(
  'address, side, client and MEC are proposed, or left to the person: %s',
  async (_, number, one) => {
    const { facts } = await read(await drawStated(number, one));
    expect(facts && proposalsOf(facts, one)).toEqual(one.truth);
  },
);
