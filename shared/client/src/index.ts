export { ApiError, sentenceOf } from './api-error';
export { callApi, type CallOptions } from './call-api';
export { paths, pictureAddress, readReturnTo, readSignUpState, type SignInState, type SignUpState } from './paths';
export { queryClient } from './query-client';
export { useStates } from './queries/states';
export { defineRemote, type Remote } from './remote/define-remote';
export type { RemotePart, RemoteProps } from './remote/remote-props';
export { request, type RequestOptions } from './request';
export { installSession, session, useSignedInUser, useUser, type Session } from './session';
