import type { Page } from '@playwright/test';

type Registry = Record<string, object>;

/** Has the server's page at a path be that of a site that is too large for it to carry a remote. */
export async function loadWithout(page: Page, path: string, remote: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutRemote(await response.text(), remote) });
    },
  );
}

function withoutRemote(html: string, remote: string): string {
  const written = (id: string, value: object) => `id="${id}">${JSON.stringify(value)}</script>`;
  const [element = '', json = ''] = /id="keydate-registry">(.*?)<\/script>/.exec(html) ?? [];
  const { [remote]: other, ...carried } = JSON.parse(json) as Registry;
  return html
    .replace(element, () => written('keydate-registry', carried))
    .replace(written('keydate-other-remotes', {}), () => written('keydate-other-remotes', { [remote]: other }));
}
