import { createFederation, type Federation } from '@keydate/shell';

/**
 * Module Federation for the stage. Where the page names the remote's manifest, the remote is loaded by it, so that the
 * federation's devtools have what they show (`__FEDERATION__.moduleInfo`). The product has no manifests (decision 67).
 */
export function federationOfDesk(page: Document): Federation {
  const federation = createFederation();
  const manifest = page.querySelector<HTMLMetaElement>('meta[name="federation-manifest"]')?.content;
  if (manifest === undefined) return federation;
  return { ...federation, register: (name, _entry, options) => federation.register(name, manifest, options) };
}
