/** jsdom loads no images: says how each ends that code asks for from now on. Called before each test. */
export function loadImages(end: 'load' | 'error'): void {
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(end)));
  });
}
