import { Suspense } from 'react';
import { SmoothScrolling } from '../features/find-your-way/smooth-scrolling';
import { useSectionInView } from '../features/find-your-way/use-section-in-view';
import { Contact } from '../features/read-about-keydate/contact';
import { Features } from '../features/read-about-keydate/features';
import { Hero } from '../features/read-about-keydate/hero';
import { HowItWorks } from '../features/read-about-keydate/how-it-works';
import { ProductPicture } from '../features/read-about-keydate/product-picture';
import { Prices } from '../features/read-about-keydate/prices';
import { Testimonials } from '../features/read-testimonials/testimonials';
import { Partners } from '../features/see-partners/partners';
import { PublicFrame } from './public-frame';

/** Below the first, in the order of the page. */
const SECTIONS = [ProductPicture, Features, HowItWorks, Prices, Testimonials, Partners, Contact];

export default function HomePage() {
  useSectionInView();
  return (
    <PublicFrame>
      <SmoothScrolling />
      <Hero />
      {SECTIONS.map((Section, at) => (
        // a boundary at which React takes the HTML over in a task of its own, so that a phone can answer in between
        <Suspense key={at}>
          <Section />
        </Suspense>
      ))}
    </PublicFrame>
  );
}
