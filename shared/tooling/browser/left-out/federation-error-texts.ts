// In place of Module Federation's sentences: what it throws has the number, which its documentation lists.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
