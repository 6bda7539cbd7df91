/** What of a remote is wanted in a place: its pages (the address says which), or what it fills a slot with. */
export type RemotePart = { kind: 'pages' } | { kind: 'slot'; slot: string };

/** What the shell hands to a remote that it mounts. */
export interface RemoteProps {
  part: RemotePart;
  /** Called when the wanted part stands on the screen, not merely its frame; again at each further page of the remote. */
  onReady: () => void;
  /** Called when the remote threw; the shell takes the place over. */
  onCrash: (error: Error) => void;
}
