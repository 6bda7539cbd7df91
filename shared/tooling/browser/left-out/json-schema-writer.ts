// In place of zod's writer of JSON Schema: no page writes any.
function notUsed(): never {
  throw new Error('The page has no writer of JSON Schema.');
}

export {
  notUsed as extractDefs,
  notUsed as finalize,
  notUsed as initializeContext,
  notUsed as handleUnrepresentable,
  notUsed as processSchema,
};
export const createToJSONSchemaMethod = () => notUsed;
export const createStandardJSONSchemaMethod = () => notUsed;
