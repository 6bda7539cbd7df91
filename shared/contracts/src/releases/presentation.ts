/** The shared modules of which every remote has a copy of its own, for a host whose own does not fit. */
export const PRESENTATION: readonly string[] = ['@keydate/ui', '@keydate/ui/overlays'];
