export { ApiError, isRefusedWith, refusalOf, sentenceOf } from './api-error';
export { attempt } from './attempt';
export { callApi, type CallOptions } from './call-api';
export { connection, installWire, useConnectionStatus, type Connection } from './connection/connection';
export type { ConnectionStatus, OpenWire, Wire, WireListener } from './connection/wire';
export { openDialog, useOpenedDialog, type DialogName, type DialogOutcome, type OpenedDialog } from './dialogs';
export { browserStorage, tabStorage, type GuardedStorage } from './guarded-storage';
export { askBeforeLogout, isLogoutWanted, requestLogout, returnAfterSwitch, switchAccount } from './logout';
export { useNameOfPage, useShownName } from './page-name';
export { readPageSettings } from './page-settings';
export {
  paths,
  pictureAddress,
  readChosenReceiver,
  readInvitation,
  readReturnTo,
  type ChosenReceiver,
  type Invitation,
  type SignInState,
} from './paths';
export { queryClient } from './query-client';
export { pause } from './pause';
export { useCalendarFeeds, useEndFeed, useMakeFeed } from './queries/calendar-feeds';
export { companyClientsKey, useClientList } from './queries/company-clients';
export { explanationsKey, explanationsQuery } from './queries/explanations';
export { useLenderInvitation, useLenderInvitations, useRefreshAfterAnswer } from './queries/lender-invitations';
export { usePageLoaded } from './queries/page-loaded';
export { useStates } from './queries/states';
export { teammatesQuery } from './queries/teammates';
export { transactionsKey } from './queries/transactions';
export { drawnInPieces } from './remote/drawn-in-pieces';
export { defineRemote, isRemote, type Remote } from './remote/define-remote';
export { installErrorReporter, useErrorReport } from './remote/error-report';
export type { RemoteViews } from './remote/remote-views';
export type { RemotePart, RemoteProps } from './remote/remote-props';
export { useChange, type Change } from './use-change';
export { request, type RequestOptions } from './request';
export { installSession, session, useSignedInUser, useUser, type Session } from './session';
export { ignoreSessionEnded, nullIfFailed, SessionEnded, withinSession } from './session-ended';
export { setTheme, useTheme } from './theme';
