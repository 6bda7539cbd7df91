import { createContext } from 'react';

/** True inside a `DataGrid`. */
export const GridContext = createContext(false);
