// The host's share under the name `styled-components`: only the names in use (1.4 kB less, compressed). The package is
// installed a second time under another name, so that the facade does not import itself.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components-whole';
