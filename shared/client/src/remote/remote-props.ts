/** The part of a remote to mount: its pages (the address says which), or the content of one slot. */
export type RemotePart = { kind: 'pages' } | { kind: 'slot'; slot: string };

/** The props that the shell gives to a remote that it mounts. */
export interface RemoteProps {
  part: RemotePart;
  /** The element already has the page's HTML, which the build rendered: the remote takes it over in place. */
  isPrerendered?: boolean;
  /** Called when the part is on the screen, and again at each further page of the remote. */
  onReady: () => void;
  /** Called when the remote threw; the shell then shows an error in its place. */
  onCrash: (error: Error) => void;
}
