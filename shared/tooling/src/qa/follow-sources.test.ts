import { followSources } from './follow-sources';

test('a change that cannot be built is said in the terminal and on the desk, and the next one mends it', async () => {
  const rebuild = jest
    .fn<Promise<'stage' | 'desk'>, []>()
    .mockRejectedValueOnce(new Error('remote.json is no JSON.'))
    .mockResolvedValue('stage');
  const desks = { reload: jest.fn(), showFailure: jest.fn() };
  const said: string[] = [];
  const follow = followSources({ rebuild, desks, say: (line) => said.push(line) });

  await follow();
  expect(desks.showFailure).toHaveBeenCalledWith(expect.stringMatching(/^remote\.json is no JSON\.\n\nNot rebuilt\./));
  expect(said).toEqual([expect.stringMatching(/^remote\.json is no JSON\.\nNot rebuilt\./)]);
  expect(desks.reload).not.toHaveBeenCalled();

  await follow();
  expect(desks.reload).toHaveBeenCalledWith('stage');
  expect(said.at(-1)).toMatch(/^Rebuilt in \d+\.\d s\.$/);
});
