import type { ReactNode } from 'react';
import { SiteFooter } from '../features/find-your-way/site-footer';
import { SiteHeader } from '../features/find-your-way/site-header';
import { SubscribeForm } from '../features/subscribe-to-newsletter/subscribe-form';

/** Header, main part and footer of a public page. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter newsletter={<SubscribeForm />} />
    </>
  );
}
