import { SiteFooter } from '../features/find-your-way/site-footer';
import { SiteHeader } from '../features/find-your-way/site-header';
import { PrivacyPolicy } from '../features/read-privacy-policy/privacy-policy';

export default function PrivacyPolicyPage() {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <PrivacyPolicy />
      </main>
      <SiteFooter />
    </>
  );
}
