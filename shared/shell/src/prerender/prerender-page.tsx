import type { Remote } from '@keydate/client';
import type { PrerenderedPage } from '@keydate/contracts/prerendered-page';
import { CompanyPalette, GlobalStyle } from '@keydate/ui';
import type { PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components-whole';

/** Renders a page of a remote to HTML and the rules it needs, as the shell would show it to a visitor. Runs in the build. */
export async function prerenderPage(remote: Remote, path: string): Promise<PrerenderedPage> {
  const part = { kind: 'pages' } as const;
  await remote.prepare(part, path);
  const sheet = new ServerStyleSheet();
  const Router = ({ children }: PropsWithChildren) => <StaticRouter location={path}>{children}</StaticRouter>;
  renderToString(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <CompanyPalette />
      </>,
    ),
  );
  const html = renderToString(
    sheet.collectStyles(<remote.Root part={part} Router={Router} onReady={ignore} onCrash={ignore} />),
  );
  const tags = sheet.getStyleTags();
  sheet.seal();
  const [, styledVersion, css] =
    /^<style[^>]* data-styled-version="([^"]+)"[^>]*>(.*)<\/style>$/s.exec(tags.trim()) ?? [];
  if (css === undefined || styledVersion === undefined) throw new Error(`${path} was rendered without its styles.`);
  refuseUnhydratable(html, path);
  return { html, css, styledVersion };
}

/** Throws on HTML that the browser would reject or render again, because then the page would flash. */
function refuseUnhydratable(html: string, path: string): void {
  if (html.includes(' style="'))
    throw new Error(`${path} has a style attribute. The content policy forbids it in HTML: use a styled component.`);
  if (html.includes('<template')) throw new Error(`${path} threw while it was rendered, or waits for something.`);
}

/** There is no shell to tell. */
function ignore(): void {
  return undefined;
}
