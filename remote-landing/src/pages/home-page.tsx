import { SiteFooter } from '../features/find-your-way/site-footer';
import { SiteHeader } from '../features/find-your-way/site-header';
import { SmoothScrolling } from '../features/find-your-way/smooth-scrolling';
import { useSectionInView } from '../features/find-your-way/use-section-in-view';
import { Contact } from '../features/read-about-keydate/contact';
import { Features } from '../features/read-about-keydate/features';
import { Hero } from '../features/read-about-keydate/hero';
import { HowItWorks } from '../features/read-about-keydate/how-it-works';

export default function HomePage() {
  useSectionInView();
  return (
    <>
      <SmoothScrolling />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Features />
        <HowItWorks />
        <Contact />
      </main>
      <SiteFooter />
    </>
  );
}
