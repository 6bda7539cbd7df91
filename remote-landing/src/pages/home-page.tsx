import { Suspense, type ReactNode } from 'react';
import { SmoothScrolling } from '../features/find-your-way/smooth-scrolling';
import { useSectionInView } from '../features/find-your-way/use-section-in-view';
import { Contact } from '../features/read-about-keydate/contact';
import { Features } from '../features/read-about-keydate/features';
import { Hero } from '../features/read-about-keydate/hero';
import { HowItWorks } from '../features/read-about-keydate/how-it-works';
import { Testimonials } from '../features/read-testimonials/testimonials';
import { Partners } from '../features/see-partners/partners';
import { PublicFrame } from './public-frame';

export default function HomePage() {
  useSectionInView();
  return (
    <PublicFrame>
      <SmoothScrolling />
      <Hero />
      <TakenOverOnItsOwn>
        <Features />
      </TakenOverOnItsOwn>
      <TakenOverOnItsOwn>
        <HowItWorks />
      </TakenOverOnItsOwn>
      <TakenOverOnItsOwn>
        <Testimonials />
      </TakenOverOnItsOwn>
      <TakenOverOnItsOwn>
        <Partners />
      </TakenOverOnItsOwn>
      <TakenOverOnItsOwn>
        <Contact />
      </TakenOverOnItsOwn>
    </PublicFrame>
  );
}

/** A boundary at which React takes the HTML over in a task of its own, so that a phone can answer in between. Nothing inside waits. */
function TakenOverOnItsOwn({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
