// Package relay carries messages between ships and the quay.
package relay

import "sync"

// Channel is one frequency.
type Channel struct {
	mu        sync.Mutex
	listeners []func(message string)
}

// Listen adds a listener; it is never taken away.
func (c *Channel) Listen(listener func(message string)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.listeners = append(c.listeners, listener)
}

// Broadcast tells every listener.
func (c *Channel) Broadcast(message string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, listener := range c.listeners {
		listener(message)
	}
}
