import { PrivacyPolicy } from '../features/read-privacy-policy/privacy-policy';
import { PublicFrame } from './public-frame';

export default function PrivacyPolicyPage() {
  return (
    <PublicFrame>
      <PrivacyPolicy />
    </PublicFrame>
  );
}
